/**
 * What every page runs in a visitor's browser: the islands, the way to other pages, the look for new builds, the word that it
 * is shown. React comes only to whoever is signed in. Bundled on its own (scripts/bundling/bundle.mjs).
 */
import { attendCarousel } from '@/components/islands/carousel/attend-carousel';
import { attendContactForm } from '@/components/islands/contact-form/attend-contact-form';
import { defineIsland } from '@/components/islands/define-island';
import { attendFilmFrame } from '@/components/islands/film-frame/attend-film-frame';
import { attendFilmLoop } from '@/components/islands/film-loop/attend-film-loop';
import { attendFilter } from '@/components/islands/filter/attend-filter';
import { attendLightbox } from '@/components/islands/lightbox/attend-lightbox';
import { attendMenu } from '@/components/islands/menu/attend-menu';
import { attendScrolledList } from '@/components/islands/scrolled-list/attend-scrolled-list';
import { attendThumbnails } from '@/components/islands/thumbnails/attend-thumbnails';
import { bringReactWhenSignedIn } from './bring-react';
import { leadToPages } from './lead-to-pages';
import { leadToSearch } from './search-key';
import { tellWhenShown } from './tell-shown';
import { watchBuilds } from './watch-builds';

/** Once the page has been read: an island needs what is drawn behind it. */
function begin(): void {
  bringReactWhenSignedIn();

  defineIsland('carousel-controls', attendCarousel, ['delay']);
  defineIsland('contact-form', attendContactForm);
  defineIsland('film-frame', attendFilmFrame);
  defineIsland('film-loop', attendFilmLoop);
  defineIsland('gallery-thumbnails', attendThumbnails);
  defineIsland('menu-dialog', attendMenu);
  defineIsland('picture-lightbox', attendLightbox, ['page']);
  defineIsland('scrolled-list', attendScrolledList);
  defineIsland('text-filter', attendFilter, ['address']);

  tellWhenShown();
  watchBuilds();
  leadToPages();
  leadToSearch();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
