import { Component, type PropsWithChildren } from 'react';
import { ScreenFailure } from './ScreenFailure';

/** Something broke while rendering: a calm page with a way on instead of a blank one. */
export class ScreenBoundary extends Component<PropsWithChildren, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ScreenFailure /> : this.props.children;
  }
}
