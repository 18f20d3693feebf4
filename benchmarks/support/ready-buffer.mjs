// The ceiling: a bare HTTP server that hands out ready buffers. Arguments: a file that is packed already, or a folder, whose texts are
// packed at the start; and the port.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const [target = '', port = '0'] = process.argv.slice(2);
/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** @param {string} type @param {Buffer} packed */
const asText = (type, packed) => ({
  body: packed,
  headers: { 'content-type': type, 'content-encoding': 'gzip', 'content-length': String(packed.length) },
});

/** @param {string} folder */
function answersOf(folder) {
  const answers = new Map();
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!each.isFile()) continue;
    const file = join(each.parentPath, each.name);
    const body = readFileSync(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const path =
      file
        .slice(folder.length)
        .replaceAll(sep, '/')
        .replace(/\/?index\.html$/, '') || '/';
    const bytes = { body, headers: { 'content-type': type, 'content-length': String(body.length) } };
    answers.set(path, type.startsWith('text/') ? asText(type, gzipSync(body, { level: 9 })) : bytes);
  }
  return answers;
}

const isFolder = statSync(target).isDirectory();
const only = isFolder ? null : asText(TYPES['.html'] ?? '', readFileSync(target));
const answers = isFolder ? answersOf(target) : new Map();
const server = createServer((request, response) => {
  const answer = only ?? answers.get(request.url);
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
