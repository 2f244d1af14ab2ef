import { linkNode, linkShell } from './links';
import { natives } from './natives';
import { startProgram } from './start-program';

/** The logic worker: waits for the program, then never touches the browser again. */
const shell = linkShell();
const started = natives.now();

void linkNode().then((node) => {
  node.handle('boot', ({ program, boot }) => {
    startProgram({ program, boot, shell, node, started });
    return undefined;
  });
});
