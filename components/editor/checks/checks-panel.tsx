'use client';

import type { CheckRule, Finding } from '@/lib/domain/content/checks';
import { useBlockTexts } from '../core/block-texts';
import { findBlock } from '../core/find-block';
import { pageContent } from '../core/page-content';
import { PanelButton } from '../core/panel-button';
import { usePanels } from '../core/panels';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';
import { select } from '../structure/select';
import { useFindings } from './use-findings';

const RULES: readonly CheckRule[] = [
  'broken-link',
  'missing-alt',
  'empty-block',
  'heading-order',
  'low-contrast',
];

/** Where a panel leaves no room for the page beside it. */
const COVERS = '(max-width: 48rem)';

/** Problems for visitors, each with a link to its place. They never prevent saving. */
export function ChecksPanel() {
  const t = useToolTexts('check');
  const panels = useToolTexts('editPanel');
  const findings = useFindings();
  return (
    <SidePanel label={panels('checks')} title={panels('checks')}>
      <p role="status" className="text-sm text-tool-muted">
        {findings === null ? t('looking') : t('found', { count: findings.length })}
      </p>
      {RULES.map((rule) => {
        const found = findings?.filter((finding) => finding.rule === rule) ?? [];
        if (found.length === 0) return null;
        return (
          <section key={rule} className="mt-5">
            <h3 className="text-md font-semibold">{t(rule)}</h3>
            <p className="mt-1 mb-2 text-sm text-tool-muted">{t(`${rule}-why`)}</p>
            <ul className="grid gap-1.5">
              {found.map((finding) => (
                <li key={`${finding.blockId} ${finding.detail}`}>
                  <FindingButton finding={finding} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </SidePanel>
  );
}

function FindingButton({ finding: { blockId, detail } }: { finding: Finding }) {
  const texts = useBlockTexts();
  const found = findBlock(pageContent.getState().workingContent, blockId);
  return (
    <PanelButton
      className="grid w-full justify-stretch gap-0.5 py-2 text-start wrap-anywhere"
      onClick={() => {
        if (matchMedia(COVERS).matches) usePanels.getState().close();
        select('block', blockId);
      }}
    >
      <strong className="font-semibold">{texts.kind(found?.block.component ?? '')}</strong>
      {detail === '' ? null : <span className="text-sm text-tool-soft">{readable(detail)}</span>}
    </PanelButton>
  );
}

/** An address as people read it. */
function readable(detail: string): string {
  try {
    return decodeURI(detail);
  } catch {
    return detail;
  }
}
