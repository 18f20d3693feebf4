import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Panel } from '@/components/ui/panel';
import { MESSAGES } from '@/messages';
import { ToolTexts, usePageTexts, useToolFormatter, useToolLocale, useToolTexts } from './tool-texts';

/** 5 is `many` in Ukrainian and `other` in English. */
const MANY = 5;

function Said() {
  const tools = useToolTexts('structure');
  const page = usePageTexts('structure');
  return (
    <Panel label="Panel" title={tools('sectionName')} closeLabel="Close" onClose={() => {}}>
      <p>{page('sectionName')}</p>
      <p>{tools('removedWith', { name: '', count: MANY })}</p>
      <p>{useToolFormatter().number(1234.5)}</p>
      <p>{useToolLocale()}</p>
    </Panel>
  );
}

/** The page is English, and the tools speak a language to its editor. */
function drawn(tag: keyof typeof MESSAGES): string {
  const tools = { language: { tag, dir: 'ltr' as const }, messages: MESSAGES[tag] };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={MESSAGES.en}>
      <ToolTexts tools={tools} page="en">
        <Said />
      </ToolTexts>
    </NextIntlClientProvider>,
  );
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

describe('the texts of the editor (docs/reference/languages.md#the-language-of-the-tools)', () => {
  it('speak the language of the account, with its plural forms, numbers and dates', () => {
    const said = plain(drawn('uk'));
    expect(said).toContain(MESSAGES.uk.structure.sectionName);
    expect(said).toContain('у ньому 5 блоків');
    expect(said).toContain(`|${new Intl.NumberFormat('uk').format(1234.5)}|uk|`);
  });

  it('put words of the page’s language into the page', () => {
    expect(plain(drawn('uk'))).toContain(`|${MESSAGES.en.structure.sectionName}|`);
  });

  it('say which language they are in, where that is not the language of the page', () => {
    expect(drawn('uk')).toMatch(/^<aside[^>]* lang="uk"/);
    expect(drawn('en')).not.toContain('lang=');
  });
});
