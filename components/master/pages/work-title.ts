import { META } from '@/lib/domain/limits';

/** The title that a work gets from the name of its picture: "slow-light_2019.jpg" is "Slow light 2019". */
export function workTitle(fileName: string): string {
  const point = fileName.lastIndexOf('.');
  const bare = point > 0 ? fileName.slice(0, point) : fileName;
  const words = bare
    .normalize('NFC')
    .split(/[\s_-]/u)
    .filter(Boolean)
    .join(' ');
  const characters = Array.from(words).slice(0, META.titleCharacters - 1);
  return (characters.shift() ?? '').toLocaleUpperCase() + characters.join('').trimEnd();
}
