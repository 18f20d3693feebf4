import dynamic from 'next/dynamic';

/** While one develops, React brings the same code, so that it is renewed with the page. */
const DevelopedModule = dynamic(() => import('./developed-module'));

interface VisitorScriptsProps {
  /** Address of the bundle; empty while one develops. */
  module: string;
  /** The build that the page is of. */
  build: string;
}

/** What every page runs in a visitor's browser (main.ts): fetched beside the page, which waits for nothing of it. */
export function VisitorScripts({ module, build }: VisitorScriptsProps) {
  return module === '' ? (
    <>
      <meta data-build={build} />
      <DevelopedModule />
    </>
  ) : (
    <script type="module" src={module} data-build={build} fetchPriority="low" async />
  );
}
