import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { isHeld, tagOf } from './entity-tag';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Earlier builds' scripts and styles are needed as long as a last good page may still name them. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
const PREFIX = '/_next/static/';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.map', '.txt', '.svg']);

interface Asset {
  type: string;
  etag: string;
  raw: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
}

/** The build's hashed files, ready compressed, together with those of earlier builds. */
export class StaticAssets {
  /** Only names that were found on disk at start are ever opened: no address reaches the file system. */
  private readonly files = new Map<string, string>();
  private readonly ready = new Map<string, Promise<Asset>>();

  /**
   * @param buildFolder `.next/static` of the present build
   * @param keptFolder where files of all builds are kept beside the data
   */
  static async open(buildFolder: string, keptFolder: string): Promise<StaticAssets> {
    const assets = new StaticAssets();
    await assets.keep(buildFolder, keptFolder);
    await assets.list(keptFolder);
    await assets.list(buildFolder);
    return assets;
  }

  /** Answers when the address is an asset's; gives whether it did. */
  async answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!pathname.startsWith(PREFIX)) return false;
    const file = this.files.get(pathname.slice(PREFIX.length));
    if (!file) return false;
    let loading = this.ready.get(file);
    if (!loading) {
      loading = load(file);
      this.ready.set(file, loading);
    }
    const asset = await loading;
    const { encoding, body } = packingOf(asset, String(request.headers['accept-encoding'] ?? ''));
    const etag = tagOf(asset.etag, encoding);
    const isSame = isHeld(request.headers['if-none-match'], etag);
    response.writeHead(isSame ? 304 : 200, {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(!isSame && { 'content-length': body.length }),
      ...(encoding && !isSame && { 'content-encoding': encoding }),
    });
    response.end(isSame || request.method === 'HEAD' ? undefined : body);
    return true;
  }

  private async list(folder: string): Promise<void> {
    for (const name of await namesBelow(folder)) this.files.set(name, path.join(folder, name));
  }

  private async keep(buildFolder: string, keptFolder: string): Promise<void> {
    const now = new Date();
    for (const name of await namesBelow(buildFolder)) {
      const kept = path.join(keptFolder, name);
      await mkdir(path.dirname(kept), { recursive: true });
      const source = path.join(buildFolder, name);
      await link(source, kept).catch((error: NodeJS.ErrnoException) =>
        error.code === 'EEXIST' ? undefined : copyFile(source, kept),
      );
      await utimes(kept, now, now);
    }
    for (const name of await namesBelow(keptFolder)) {
      const kept = path.join(keptFolder, name);
      if ((await stat(kept)).mtimeMs < now.getTime() - KEEP_MS) await rm(kept, { force: true });
    }
  }
}

/** The smallest form of an asset that a client takes. */
function packingOf(
  { raw, gzip, brotli }: Asset,
  accepts: string,
): { encoding: 'br' | 'gzip' | null; body: Buffer } {
  if (brotli && /\bbr\b/.test(accepts)) return { encoding: 'br', body: brotli };
  if (gzip && /\bgzip\b/.test(accepts)) return { encoding: 'gzip', body: gzip };
  return { encoding: null, body: raw };
}

async function namesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((each) => each.isFile())
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)).split(path.sep).join('/'));
}

async function load(file: string): Promise<Asset> {
  const raw = await readFile(file);
  const extension = path.extname(file);
  const asset: Asset = {
    raw,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 27)}"`,
  };
  if (COMPRESSIBLE.has(extension)) {
    asset.gzip = await gzipAsync(raw, { level: 9 });
    asset.brotli = await brotliAsync(raw, { params: { [zlib.BROTLI_PARAM_QUALITY]: 10 } });
  }
  return asset;
}
