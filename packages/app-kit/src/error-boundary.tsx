import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Rendered instead of what could not be loaded or rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary: an error of one part does not break the page. React logs the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
