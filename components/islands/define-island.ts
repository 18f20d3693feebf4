/** Begins what an island does; gives what ends it, if anything has to be ended. */
export type Attend = (element: HTMLElement) => (() => void) | undefined;

/**
 * Defines a custom element that brings drawn markup to life: `attend` is called once the element stands in the page with
 * everything around it, and what it gave once it is taken out. The element may be drawn by anybody, at any time.
 * @param watched attributes whose change begins it anew
 */
export function defineIsland(name: string, attend: Attend, watched: readonly string[] = []): void {
  if (customElements.get(name)) return;
  class Island extends HTMLElement {
    static readonly observedAttributes = watched;
    private end: (() => void) | null = null;

    connectedCallback(): void {
      this.settle();
    }

    disconnectedCallback(): void {
      this.settle();
    }

    attributeChangedCallback(): void {
      if (this.end === null) return;
      this.end();
      this.end = null;
      this.settle();
    }

    /** A moment later: what belongs to it may be drawn after it, and an element that is moved is taken out and put back. */
    private settle(): void {
      queueMicrotask(() => {
        if (this.isConnected === (this.end !== null)) return;
        if (this.isConnected) this.end = attend(this) ?? (() => {});
        else {
          this.end?.();
          this.end = null;
        }
      });
    }
  }
  customElements.define(name, Island);
}
