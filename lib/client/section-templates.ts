import { queryOptions } from '@tanstack/react-query';
import {
  type SectionTemplate,
  sectionTemplate,
  sectionTemplateList,
} from '@/lib/contracts/section-templates';
import type { Section } from '@/lib/domain/content/model';
import { call, callForNothing } from './http';

const PATH = '/api/section-templates';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** In the order of their names in the language of the interface. */
export const byName = (templates: readonly SectionTemplate[]): SectionTemplate[] =>
  [...templates].sort((a, b) => a.name.localeCompare(b.name, document.documentElement.lang));

/** The section templates, by name. */
export const sectionTemplatesQuery = queryOptions({
  queryKey: ['section-templates'],
  queryFn: async ({ signal }) => byName((await call(PATH, sectionTemplateList, { signal })).templates),
});

/** @throws {ApiError} `conflict` for a taken name, or where no more can be kept */
export const keepSection = (body: { name: string; section: Section }) =>
  call(PATH, sectionTemplate, { method: 'POST', body });

/** @throws {ApiError} `conflict` for a taken name */
export const renameTemplate = ({ id, name }: { id: string; name: string }) =>
  call(at(id), sectionTemplate, { method: 'PATCH', body: { name } });

export const removeTemplate = (id: string) => callForNothing(at(id), { method: 'DELETE' });
