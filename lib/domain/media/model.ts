/** A stored file as the library lists it (http-api "Media"). */
export interface MediaItem {
  pathname: string;
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
  alt?: string;
  /** A tiny inline picture (data address) shown until the real one has loaded. */
  placeholder?: string;
}

/** What a page needs to know of a picture to show it without a jump. */
export type MediaFacts = Pick<MediaItem, 'contentType' | 'width' | 'height' | 'duration' | 'placeholder'>;
