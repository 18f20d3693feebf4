import type { MetadataRoute } from 'next';

/** Everything public may be found; the hidden area may not (decision 2). */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/master', '/*/master', '/api/'] } };
}
