/**
 * Whether the installed packages (`there`, from node_modules/.package-lock.json) match the wanted ones (package-lock.json). Optional ones
 * may be missing, being for other systems.
 */
export const agree = (wanted, there) =>
  Object.entries(wanted).every(([place, { version, integrity, optional, devOptional }]) => {
    // The project itself.
    if (place === '') return true;
    const found = there[place];
    if (found === undefined) return optional === true || devOptional === true;
    return found.version === version && found.integrity === integrity;
  });
