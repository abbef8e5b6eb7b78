// The dynamic import lets the federation runtime set up sharing before the first module imports React.
void import('./bootstrap.tsx')
