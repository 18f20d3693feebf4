import { describe, expect, it } from 'vitest';
import { MEDIA } from '@/lib/domain/site/limits';
import { acceptOf, uploadProblem } from './upload-rules';

describe('a file before it is uploaded', () => {
  it.each([
    [{ type: 'image/png', size: 10 }, 'images', null],
    [{ type: 'image/png', size: MEDIA.uploadBytes }, 'images', null],
    [{ type: 'image/png', size: MEDIA.uploadBytes + 1 }, 'images', 'tooLarge'],
    [{ type: 'image/svg+xml', size: 10 }, 'images', 'wrongType'],
    [{ type: '', size: 10 }, 'images', 'wrongType'],
    [{ type: 'video/mp4', size: 10 }, 'images', 'wrongType'],
    [{ type: 'video/mp4', size: 10 }, 'videos', null],
    [{ type: 'image/png', size: 10 }, 'videos', 'wrongType'],
  ] as const)('%j among %s: %s', (file, kind, problem) => {
    expect(uploadProblem(file, kind)).toBe(problem);
  });

  it('is looked for among those that can be', () => {
    expect(acceptOf('videos')).toBe('video/mp4,video/webm');
  });
});
