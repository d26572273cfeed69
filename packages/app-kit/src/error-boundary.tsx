import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Rendered instead of what could not be loaded or rendered; a function gets the error. */
  readonly fallback: ReactNode | ((error: unknown) => ReactNode);
  /** Another value renders the children again after an error, as when another page is opened. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** An error boundary: an error of one part does not break the page. React logs the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render() {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (!failure) return children;
    return typeof fallback === "function" ? fallback(failure.error) : fallback;
  }
}
