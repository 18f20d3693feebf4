import { useFormatter } from 'next-intl';

const MEGABYTE = 2 ** 20;
const GIGABYTE = 2 ** 30;

/** Says a number of bytes in megabytes, or in gigabytes with one place. */
export function useByteWords(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isLarge = bytes >= GIGABYTE;
    return format.number(bytes / (isLarge ? GIGABYTE : MEGABYTE), {
      style: 'unit',
      unit: isLarge ? 'gigabyte' : 'megabyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    });
  };
}
