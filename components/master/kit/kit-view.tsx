'use client';

import { useState } from 'react';
import { Announcer } from '@/components/ui/announcer';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { SiteGround } from '@/components/ui/ground';
import { Notices } from '@/components/ui/notices';
import { Panel } from '@/components/ui/panel';
import { Popover } from '@/components/ui/popover';
import { PublishAtDialog } from '@/components/ui/publish-at-dialog';
import { Screen, ScreenTitle } from '@/components/ui/screen';
import { Tooltips } from '@/components/ui/tooltips';
import '@/components/ui/tools.css';
import { KitButtons } from './kit-buttons';
import { KitFields } from './kit-fields';
import { KitGround } from './kit-ground';
import { KitNotices } from './kit-notices';
import { KitSigns } from './kit-signs';
import { KitTools } from './kit-tools';
import { NOTICES, SAMPLES, type Sample } from './kit-words';

const LAYERS = ['dialog', 'alert', 'dialog of the site', 'publish at', 'popover', 'panel', 'screen'] as const;

type Layer = (typeof LAYERS)[number];

/** Every part of the kit in every state, in a column for each way of writing. */
export function KitView() {
  return (
    <main className="tool grid min-h-screen gap-8 p-8 font-text text-base">
      <h1 className="text-3xl">{SAMPLES.map(({ lang }) => lang).join(' · ')}</h1>
      {SAMPLES.map((sample) => (
        <section
          key={sample.lang}
          lang={sample.lang}
          dir={sample.dir}
          className="grid gap-6 border-t border-tool-line pt-6"
        >
          <KitButtons sample={sample} />
          <KitFields sample={sample} />
          <KitSigns sample={sample} />
          <KitTools sample={sample} />
          <KitNotices sample={sample} />
          <KitGround sample={sample} />
          <Layers sample={sample} />
        </section>
      ))}
      <Notices place="master" label={NOTICES.all} />
      <Tooltips />
      <Announcer />
    </main>
  );
}

/** Samples of overlays, opened one at a time. */
function Layers({ sample }: { sample: Sample }) {
  const [open, setOpen] = useState<Layer | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setOpen(null);
  const actions = (
    <DialogActions>
      <Button size="lg" onClick={close}>
        {sample.short}
      </Button>
      <Button kind="main" size="lg" data-first onClick={close}>
        {sample.long}
      </Button>
    </DialogActions>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {LAYERS.map((layer) => (
        <Button
          key={layer}
          lang="en"
          dir="ltr"
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setOpen(layer);
          }}
        >
          {layer}
        </Button>
      ))}
      {open === 'dialog' || open === 'alert' ? (
        <Dialog title={sample.long} note={sample.hint} isAlert={open === 'alert'} onClose={close}>
          {actions}
        </Dialog>
      ) : null}
      {open === 'dialog of the site' ? (
        <SiteGround>
          <Dialog title={sample.long} note={sample.hint} onClose={close}>
            <DialogActions>
              <Button onClick={close}>{sample.short}</Button>
              <Button kind="main" data-first onClick={close}>
                {sample.long}
              </Button>
            </DialogActions>
          </Dialog>
        </SiteGround>
      ) : null}
      {open === 'publish at' ? (
        <PublishAtDialog
          t={(word) => (word === 'atTitle' ? sample.long : word === 'past' ? sample.error : sample.short)}
          zoneNote={(zone) => zone}
          locale={sample.lang}
          isPage
          at={null}
          onChoose={async () => true}
          onClose={close}
        />
      ) : null}
      <Popover isOpen={open === 'popover'} anchor={anchor} onClose={close} aria-label={sample.long}>
        <p className="p-4">{sample.hint}</p>
      </Popover>
      {open === 'panel' ? (
        <Panel
          label={sample.long}
          title={sample.long}
          closeLabel={sample.short}
          className="inset-e-0 inset-y-0 w-96"
          onClose={close}
        >
          <p>{sample.hint}</p>
        </Panel>
      ) : null}
      {open === 'screen' ? (
        <Screen className="p-6" onClose={close}>
          <ScreenTitle>{sample.long}</ScreenTitle>
          {actions}
        </Screen>
      ) : null}
    </div>
  );
}
