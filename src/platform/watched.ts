import type { Abilities, AnsweredCall } from './abilities';

/** Reports a host's results to observers. */
export function watched(abilities: Omit<Abilities, 'watch'>): Abilities {
  const listeners = new Set<(answered: AnsweredCall) => void>();
  return {
    ...abilities,
    call: async (command, params) => {
      const result = await abilities.call(command, params);
      const outcome = result.ok ? 'ok' : result.error.kind;
      listeners.forEach((listener) => listener({ command, outcome }));
      return result;
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
