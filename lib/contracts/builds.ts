import * as z from 'zod';
import { date } from './text';

const build = { id: z.string().min(1), timestamp: date };

/** `GET /builds/latest.json`. */
export const latestBuild = z.object(build);

/** `GET /builds/meta/{buildId}.json`: the patterns of all routes, without language prefixes. */
export const buildManifest = z.object({ ...build, routes: z.array(z.string()) });
