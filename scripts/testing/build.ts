import { ensureBuilt } from '../start/ensure-built';

// The build that servers under test find ready: a local site's, made as the start makes it.
console.log((await ensureBuilt()) ? 'Built.' : 'The build is that of these sources.');
