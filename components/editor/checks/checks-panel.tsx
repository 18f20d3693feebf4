'use client';

import { useTranslations } from 'next-intl';
import type { CheckRule, Finding } from '@/lib/domain/content/checks';
import { useBlockTexts } from '../core/block-texts';
import { findBlock } from '../core/find-block';
import { pageContent } from '../core/page-content';
import { usePanels } from '../core/panels';
import { SidePanel } from '../core/side-panel';
import { select } from '../structure/select';
import { useFindings } from './use-findings';
import './checks.css';

const RULES: readonly CheckRule[] = [
  'broken-link',
  'missing-alt',
  'empty-block',
  'heading-order',
  'low-contrast',
];

/** Where a panel leaves no room for the page beside it. */
const COVERS = '(max-width: 48rem)';

/** What visitors may stumble over, and the way to each of it. It never keeps anybody from saving. */
export function ChecksPanel() {
  const t = useTranslations('check');
  const panels = useTranslations('editPanel');
  const findings = useFindings();
  return (
    <SidePanel label={panels('checks')} title={panels('checks')}>
      <p role="status" className="field-note">
        {findings === null ? t('looking') : t('found', { count: findings.length })}
      </p>
      {RULES.map((rule) => {
        const found = findings?.filter((finding) => finding.rule === rule) ?? [];
        if (found.length === 0) return null;
        return (
          <section key={rule} className="check">
            <h3>{t(rule)}</h3>
            <p>{t(`${rule}-why`)}</p>
            <ul>
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
    <button
      type="button"
      onClick={() => {
        if (matchMedia(COVERS).matches) usePanels.getState().close();
        select('block', blockId);
      }}
    >
      <strong>{texts.kind(found?.block.component ?? '')}</strong>
      {detail === '' ? null : <span>{readable(detail)}</span>}
    </button>
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
