import { ensureBuilt } from '../start/build-state';

// The build that servers under test find ready: a local site's, made as the start makes it.
console.log((await ensureBuilt('http://localhost')) ? 'Built.' : 'The build is that of these sources.');
