'use client';

import { Component, type ReactNode } from 'react';
import { ErrorView } from '@/components/page/error-view';
import { heedFailedPart } from '@/lib/client/reload';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Said already with the page: nothing may have to be fetched to show them. */
  texts: { title: string; home: string };
  homeHref: string;
}

/** Shows the error screen instead of a page that failed in the browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    heedFailedPart(error);
  }

  override render() {
    const { children, texts, homeHref } = this.props;
    const { error } = this.state as { error: Error | null };
    if (!error) return children;
    const goHome = () => {
      this.setState({ error: null });
      location.assign(homeHref);
    };
    return <ErrorView title={texts.title} text={error.message} homeLabel={texts.home} onHome={goHome} />;
  }
}
