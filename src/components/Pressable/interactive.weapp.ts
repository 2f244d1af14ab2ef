import type { Interaction } from './interactive';

/** The mini program has no keyboard navigation; its engine sets the pressed class. */
export function interactiveProps({ disabled }: Interaction): Record<string, unknown> {
  return {
    hoverClass: disabled ? 'none' : 'is-pressed',
    hoverStartTime: 20,
    hoverStayTime: 70,
    hoverStopPropagation: true,
  };
}
