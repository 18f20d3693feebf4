import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  children: ReactNode;
  /** What stands there instead, until it is tried again. */
  shown(error: unknown, retry: () => void): ReactNode;
  onFault(error: unknown): void;
}

/** Keeps an error of what is in it from taking down anything else. */
export class FaultBoundary extends Component<FaultBoundaryProps, { fault: { error: unknown } | null }> {
  override state = { fault: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return this.props.shown(fault.error, () => this.setState({ fault: null }));
  }
}
