import { contentLanguageProps, partLanguageProps } from '@/components/parts/content-language';
import type { Section } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';

interface SectionLinksProps {
  label: string;
  sections: Section[];
  page: PageView;
  className: string;
}

/** The way to each section of a long page. */
export function SectionLinks({ label, sections, page, className }: SectionLinksProps) {
  if (sections.length < 2) return null;
  return (
    <nav className={className} aria-label={label}>
      <ol {...contentLanguageProps(page)}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} {...partLanguageProps(page, section.id)}>
              {section.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
