import type { PictureRights, SignatureState } from './rights';

/** Where the eye should rest when a picture is cut: from the left and from the top, 0 to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A stored file as the library lists it. */
export interface MediaItem {
  pathname: string;
  /** As people see it, in any script, with its extension. */
  name: string;
  /** Empty: in none. */
  folder: string;
  /** Found in the bytes, never taken from the name or the client. */
  contentType: string;
  /** Bytes. */
  size: number;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** Pixels, upright. */
  width?: number;
  /** Pixels, upright. */
  height?: number;
  /** Seconds. */
  duration?: number;
  /** The alternative text in the site's default language. */
  alt?: string;
  /** Alternative texts by language code; a language without one is not in it. */
  alts: Record<string, string>;
  /** By language code; a language without one is not in it. */
  captions: Record<string, string>;
  /** Says nothing that the page does not: needs no alternative text. */
  isDecorative: boolean;
  /** As the owner set it. */
  focalPoint?: FocalPoint;
  /** As found in the picture; the owner's comes first. */
  guessedFocalPoint?: FocalPoint;
  /** Its own; what it does not name is the site's. */
  rights: PictureRights;
  /** What has become of the Content Credentials that it came with. */
  signature?: SignatureState;
  /** Whom they name. */
  signedBy?: string;
  /** Whether a page shows it, or it stands for the site. */
  isUsed: boolean;
  /** ISO 8601, UTC; only for binned files. */
  deletedAt?: string;
  /** A tiny inline picture (data address) shown until the real one has loaded. */
  placeholder?: string;
  /** How light and how dark it is, cell by cell (brightness.ts); absent: not known. */
  brightness?: string;
  /** Has a gain map: on screens that can do so it is brighter than white where it should be. */
  isHdr?: boolean;
  /** The address of a film's poster frame. */
  poster?: string;
}

/** What a page needs to know of a picture or film to show it without a layout shift, and to crop it well. */
export type MediaFacts = Pick<
  MediaItem,
  'contentType' | 'width' | 'height' | 'duration' | 'placeholder' | 'brightness' | 'isHdr' | 'poster'
> & {
  /** When a film was uploaded: ISO 8601, UTC. */
  uploadedAt?: string;
  /** In pixels: those at which a smaller film has been made. */
  filmWidths?: readonly number[];
  /** Where it is cut: as the owner set it, otherwise as it was guessed. */
  focalPoint?: FocalPoint;
  /** Its own or the site's. */
  rights?: PictureRights;
};

/** Where a file of the library is cut. */
export function focalPointOf({
  focalPoint,
  guessedFocalPoint,
}: Pick<MediaItem, 'focalPoint' | 'guessedFocalPoint'>): FocalPoint | undefined {
  return focalPoint ?? guessedFocalPoint;
}

/** Width by height of a picture, where both are known. */
export function ratioOf(facts: MediaFacts | undefined): number | undefined {
  return facts?.width && facts.height ? facts.width / facts.height : undefined;
}

/** A page that shows a file, in one of its languages. */
export interface MediaPage {
  id: string;
  path: string;
  title: string;
  /** Code of the language. */
  language: string;
}
