import type { Interaction } from './interactive';

/** The mini program has no keyboard to walk with; its pressed look is a class that the engine puts on and off. */
export function interactiveProps({ disabled }: Interaction): Record<string, unknown> {
  return {
    hoverClass: disabled ? 'none' : 'is-pressed',
    hoverStartTime: 20,
    hoverStayTime: 70,
    hoverStopPropagation: true,
  };
}
