import { linkNode, linkShell } from './links';
import { natives } from './natives';
import { startProgram } from './start-program';

/** Entry of the logic worker: waits for the program, then uses no browser API. */
const shell = linkShell();
const started = natives.now();

void linkNode().then((node) => {
  node.handle('boot', ({ program, boot }) => {
    startProgram({ program, boot, shell, node, started });
    return undefined;
  });
});
