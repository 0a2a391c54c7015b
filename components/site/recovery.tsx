'use client';

import { Component, Fragment, type ReactNode } from 'react';

/** This often within this many ms a page may be drawn again; anything that breaks more often is broken. */
const most = 3;
const within = 10_000;

/** Whether somebody else, a translator or an extension, has moved what React has drawn. */
export const isMoved = (thrown: unknown): boolean =>
  thrown instanceof DOMException &&
  (thrown.name === 'NotFoundError' || thrown.name === 'HierarchyRequestError');

/** When a page was drawn again; only the latest times count. */
export class Recoveries {
  #times: readonly number[] = [];

  /** Whether it may be drawn once more. @param now in ms */
  mayRecover(now: number): boolean {
    this.#times = [...this.#times.filter((time) => now - time < within), now];
    return this.#times.length <= most;
  }
}

interface State {
  readonly broken: { readonly thrown: unknown } | undefined;
  readonly drawn: number;
}

/**
 * Draws its content again where something else has moved its elements about; everything above it stays,
 * including the draft. Other errors go on to the page.
 */
export class Recovery extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { broken: undefined, drawn: 0 };
  readonly #recoveries = new Recoveries();

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { broken: { thrown } };
  }

  override componentDidCatch(thrown: unknown): void {
    if (!isMoved(thrown)) return;
    if (this.#recoveries.mayRecover(performance.now()))
      this.setState(({ drawn }) => ({ broken: undefined, drawn: drawn + 1 }));
    else this.setState({ broken: { thrown: new Error('moved too often', { cause: thrown }) } });
  }

  override render(): ReactNode {
    const { broken, drawn } = this.state;
    if (!broken) return <Fragment key={drawn}>{this.props.children}</Fragment>;
    if (!isMoved(broken.thrown)) throw broken.thrown;
    return null;
  }
}
