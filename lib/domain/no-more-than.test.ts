import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { noMoreThan } from './no-more-than';

describe('noMoreThan (security V-2)', () => {
  it('takes what is short enough, and judges its entries as ever', () => {
    const three = noMoreThan(3, z.array(z.string()));
    expect(three.parse(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(three.safeParse(['a', 1]).error?.issues.map(({ path }) => path)).toEqual([[1]]);
    expect(three.safeParse({}).error?.issues).toHaveLength(1);
    expect(noMoreThan(1, z.record(z.string(), z.int())).parse({ a: 1 })).toEqual({ a: 1 });
  });

  it('tells one fault of what is too long, whatever its entries are', () => {
    const long = Array.from({ length: 100_000 }, () => 0);
    expect(noMoreThan(500, z.array(z.string())).safeParse(long).error?.issues).toHaveLength(1);
    expect(noMoreThan(2, z.record(z.string(), z.int())).safeParse({ ...long }).error?.issues).toHaveLength(1);
  });

  it('says it in words of its own where there are some', () => {
    const { error } = noMoreThan(1, z.array(z.int()), 'One is enough').safeParse([1, 2]);
    expect(error?.issues.map(({ message }) => message)).toEqual(['One is enough']);
  });
});
