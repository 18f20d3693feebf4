import { resolve } from 'node:path';
import { type Declarations, declarationsOf } from '@/lib/server/http/define-route';
import { projectFiles } from '@/scripts/imports/project-files';

export interface FoundRoute {
  /** As in the build's manifest: `/api/pages/[id]`. */
  address: string;
  module: Record<string, unknown>;
  /** Undefined for a route that `defineRoute` did not make. */
  declarations: Declarations | undefined;
}

const ROUTE = /^app(\/.+)\/route\.ts$/;

/** Every route of the application with its declaration, by address. */
export async function findRoutes(): Promise<FoundRoute[]> {
  const files = projectFiles('app').filter((file) => ROUTE.test(file));
  const found = files.map(async (file): Promise<FoundRoute> => {
    const [, folder = ''] = ROUTE.exec(file) ?? [];
    const module = await import(/* @vite-ignore */ resolve(file));
    return { address: decodeURIComponent(folder), module, declarations: declarationsOf(module) };
  });
  return (await Promise.all(found)).sort((one, other) => (one.address < other.address ? -1 : 1));
}
