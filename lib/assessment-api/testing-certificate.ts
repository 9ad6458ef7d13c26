/** A certificate for loopback that nobody trusts, made for the tests alone, and valid for a hundred years. */
export const untrustedCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3OasN2bSqOzvuuk9
hEsDeOLzBNUgKrlgKMTkvWj3tuShRANCAASGy93zI0aeO3dh2kLsczpeD2fdAsj0
O+5No8hq9c9+eF67YONV2RVeuXgke3uJXNfrz1aEGbjxhwY2Gk1Y7q0o
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUMuKskqNWdE9N/fon2Fd8IZvgmrowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA4NDg1MFoYDzIxMjYxMDI4
MDg0ODUwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASGy93zI0aeO3dh2kLsczpeD2fdAsj0O+5No8hq9c9+eF67YONV2RVe
uXgke3uJXNfrz1aEGbjxhwY2Gk1Y7q0oo28wbTAdBgNVHQ4EFgQU/j+8vePmL/gT
YZpm0iYlTRHUPXswHwYDVR0jBBgwFoAU/j+8vePmL/gTYZpm0iYlTRHUPXswDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgWytTtC3hYdWTjfGUBFfIERTelr6l5uy+fK5QqqXSO6UCIQCn
iocXIXUsy1C1s13o5yNh9BdvtB0ksKHS7DqeCv5jVw==
-----END CERTIFICATE-----`,
};
