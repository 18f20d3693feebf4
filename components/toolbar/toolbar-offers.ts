import { can, type Role } from '@/lib/domain/auth/roles';
import { SEARCH_PATH } from '@/lib/domain/search/search-request';

/** What the toolbar offers, beside the ways home and to one's account. */
export interface ToolbarOffers {
  hasPages: boolean;
  hasMedia: boolean;
  hasLanguages: boolean;
  hasLook: boolean;
  hasEditMode: boolean;
}

/** @param path without a language prefix: the panel's own pages and the search are no pages to edit */
export function toolbarOffers(role: Role, path: string): ToolbarOffers {
  const isInPanel = path === '/master' || path.startsWith('/master/');
  const isEditor = can(role, 'edit-pages');
  return {
    hasPages: isEditor,
    hasMedia: can(role, 'use-media'),
    hasLanguages: can(role, 'read-languages'),
    hasLook: can(role, 'administer-site'),
    hasEditMode: isEditor && !isInPanel && path !== SEARCH_PATH,
  };
}
