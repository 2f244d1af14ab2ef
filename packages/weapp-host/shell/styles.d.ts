/** Style sheets imported by the shell's scripts. */
declare module '*.css';
