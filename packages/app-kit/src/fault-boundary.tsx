import { Component, type ReactNode } from "react";

interface FaultBoundaryProps {
  /** Stands instead of what could not be loaded or drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of one part from taking the page with it. React reports the fault to the console. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
