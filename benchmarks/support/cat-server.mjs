// The floor of an upload: a bare HTTP server that writes each body to disk as it comes. Arguments: the file, and the port.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

const [file = '', port = '0'] = process.argv.slice(2);
const server = createServer(async (request, response) => {
  if (request.method === 'POST') await pipeline(request, createWriteStream(file));
  response.end('{}');
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
