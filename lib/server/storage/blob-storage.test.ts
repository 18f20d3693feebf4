import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/domain/errors';
import { BLOB_TOKEN, type BlobService, startBlobService } from '@/tests/contracts/blob-service';
import { keepsTheContract } from '@/tests/contracts/media-storage';
import { BlobStorage } from './blob-storage';

let service: BlobService;

beforeEach(async () => {
  service = await startBlobService();
  Object.assign(process.env, { VERCEL_BLOB_API_URL: service.url, VERCEL_BLOB_RETRIES: '0' });
});
afterEach(async () => {
  expect(service.unknown).toEqual([]);
  await service.close();
  delete process.env.VERCEL_BLOB_API_URL;
  delete process.env.VERCEL_BLOB_RETRIES;
});

const open = (token = BLOB_TOKEN) => new BlobStorage({ token, incoming: '/nowhere' });

keepsTheContract(() => open());

describe('a store that does not answer', () => {
  it('with another token is not to be had', async () => {
    const storage = open('vercel_blob_rw_Store0123456789_Another');
    await expect(storage.head('a.txt')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.put('a.txt', Buffer.from('x'))).rejects.toBeInstanceOf(AppError);
    await expect(storage.remove('a.txt')).rejects.toBeInstanceOf(AppError);
    await expect(storage.checkWritable()).rejects.toThrow();
    await expect(async () => {
      for await (const entry of storage.list()) expect(entry).toBeUndefined();
    }).rejects.toBeInstanceOf(AppError);
  });

  it('away is not to be had, and no name is said to be taken', async () => {
    process.env.VERCEL_BLOB_API_URL = 'http://127.0.0.1:9';
    await expect(open().put('a.txt', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(open().head('a.txt')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
