// The dynamic import gives the federation runtime its chance to set up sharing before the first module asks for React.
void import('./bootstrap.tsx')
