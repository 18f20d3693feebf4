import path from 'node:path';

/** Nothing but the framework: the packages are those of the project. */
export default {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
};
