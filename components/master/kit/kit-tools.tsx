'use client';

import { Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BAR_BUTTON, BAR_MENU_ITEM, Bar, BarMenu, BarNotice, BarWords } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { FocalPointField } from '@/components/ui/focal-point-field';
import { Icon } from '@/components/ui/icon';
import { Switch } from '@/components/ui/switch';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { Sample } from './kit-words';

/** Elsewhere it stands at the foot of the window, and here in its place on the page. */
const HERE = 'static mx-0 panel:max-w-none';

/** The bar with what hangs above it and what may stand in its place; tabs, and the point of a picture. */
export function KitTools({ sample: { lang, short, long, hint } }: { sample: Sample }) {
  const menu = useId();
  return (
    <>
      <Bar aria-label={`${lang}: ${short}`} className={HERE}>
        <a className={BAR_BUTTON} href="#here" aria-current="page">
          <Icon of={Pencil} />
          <BarWords>{short}</BarWords>
        </a>
        <button type="button" className={BAR_BUTTON} popoverTarget={menu}>
          {long}
        </button>
        <button type="button" className={BAR_BUTTON} disabled>
          {short}
        </button>
        <Switch kind="bar" isOn>
          {short}
        </Switch>
      </Bar>
      <BarMenu id={menu}>
        <button type="button" className={BAR_MENU_ITEM} aria-pressed>
          {short}
        </button>
        <button type="button" className={BAR_MENU_ITEM}>
          {long}
        </button>
        <button type="button" className={BAR_MENU_ITEM} disabled>
          {short}
        </button>
      </BarMenu>
      <BarNotice aria-label={`${lang}: ${long}`} className={HERE}>
        <p>{hint}</p>
        <button type="button" className={cx(BAR_BUTTON, 'text-tool-accent')}>
          {short}
        </button>
      </BarNotice>
      <Tabs defaultValue="one" className="max-w-96" dir={lang === 'ar' ? 'rtl' : 'ltr'}>
        <TabList aria-label={`${lang}: ${hint}`}>
          <Tab value="one">{short}</Tab>
          <Tab value="two" mark={hint}>
            {long}
          </Tab>
          <Tab value="three" disabled>
            {short}
          </Tab>
        </TabList>
        <TabPanel value="one">{hint}</TabPanel>
        <TabPanel value="two">{long}</TabPanel>
      </Tabs>
      <div className="flex flex-wrap gap-2">
        <Point label={long} isGuessed />
        <Point label={long} isGuessed={false} />
      </div>
    </>
  );
}

function Point({ label, isGuessed }: { label: string; isGuessed: boolean }) {
  const handle = useRef<HTMLButtonElement>(null);
  const [point, setPoint] = useState({ x: 0.5, y: 0.4 });
  return (
    <div className="relative h-32 w-48 bg-tool-top">
      <FocalPointField
        point={point}
        label={label}
        isGuessed={isGuessed}
        handle={handle}
        onTap={setPoint}
        onStep={setPoint}
        onDone={() => handle.current?.blur()}
      />
    </div>
  );
}
