// The ceiling: a bare HTTP server that hands out one ready buffer. Arguments: the file, and the port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port = '0'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': String(body.length),
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
